import { pythonJson, pythonText, type Dialect } from '../json/index.ts';

function number(raw: string): string {
  const written = pythonText.number(raw);
  if (written.endsWith('inf')) return 'null';
  const small = /^(-?)(\d)(?:\.(\d+))?e-05$/.exec(written);
  return small ? `${small[1]}0.0000${small[2]}${small[3] ?? ''}` : written.replace(/e([+-])0/, 'e$1');
}

/** Pydantic's model_dump_json and dump_json: compact, everything beyond ASCII as it is, no number out of range. */
export const pydanticJson: Dialect = { ...pythonJson({ compact: true, ensureAscii: false }), number };
