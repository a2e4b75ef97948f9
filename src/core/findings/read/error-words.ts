import { jsonInText } from '../../effects/index.ts';
import { lastWins, memberOf, type Node } from '../../json/index.ts';

const OPENING =
  /^\W{0,4}(?:(?:\w+\.)*\w*(?:Error|Exception)\b\s*(?::|\(|\d)|error\s*(?::|\(|code\b|executing\b|calling\b|while\b|occurred\b|\d)|an (?:unexpected )?error (?:has )?occurred|traceback \(most recent|failed to\b|could not\b|couldn['’]t\b|unable to\b|cannot\b|(?:http\s*)?(?:error\s*)?[45]\d\d\b[\s:,-]+(?:bad|unauthori[sz]ed|forbidden|not found|internal|service|gateway|too many)|(?:permission|access) denied\b|internal server error\b|fatal(?: error)?:|panic:)/i;
/** Nothing went wrong. */
const NONE = /^\W{0,4}errors?\s*[:=]\s*(?:0|none|no|null|\[\])\s*(?:[.,;]|$)/i;

/** Only the start of a text words an error of the call. */
const READ = 400;

const isSaid = (node: Node | undefined): boolean =>
  node !== undefined &&
  ((node.kind === 'string' && node.value.trim() !== '') ||
    (node.kind === 'object' && node.members.length > 0));

/** Members that may stand beside an error without being a result. */
const BESIDE =
  /^(?:error|errors|code|status|statusCode|status_code|message|detail|details|type|success|ok|isError|hint|requestId|request_id|timestamp|path)$/;

function jsonWordsError(text: string): boolean {
  const json = /^\s*[{`]/.test(text) ? jsonInText(text) : undefined;
  if (json?.node.kind !== 'object') return false;
  const members = lastWins(json.node.members);
  return isSaid(memberOf(json.node, 'error')) && members.every(({ key }) => BESIDE.test(key.value));
}

/** True where a text words that the call failed. A hint: texts about errors are left alone. */
export function wordsError(text: string): boolean {
  const head = text.slice(0, READ);
  if (NONE.test(head)) return false;
  return OPENING.test(head.trimStart()) || jsonWordsError(text);
}
