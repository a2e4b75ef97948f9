import type { APIRoute, GetStaticPaths } from 'astro';
import { getData } from '#io/collections.ts';

export const getStaticPaths = (async () =>
  (await getData()).results.map(({ id, json }) => ({
    params: { id },
    props: { json },
  }))) satisfies GetStaticPaths;

/** A sample result, the bytes of its file. */
export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
