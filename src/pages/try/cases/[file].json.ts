import type { APIRoute, GetStaticPaths } from 'astro';
import { getCases } from '#components/try/cases.ts';

export const getStaticPaths = (() =>
  getCases().flatMap(({ id, json, schemaJson }) => [
    { params: { file: id }, props: { json } },
    ...(schemaJson === null ? [] : [{ params: { file: `${id}.schema` }, props: { json: schemaJson } }]),
  ])) satisfies GetStaticPaths;

/** The result of a case, or its outputSchema, the bytes of its file. */
export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
