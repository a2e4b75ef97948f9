import type { APIRoute } from 'astro';
import { ranksJson } from '#io/token-ranks.ts';

/** The ranks of the tokenizer, for those who ask the page for exact counts. */
export const GET: APIRoute = () =>
  new Response(ranksJson, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
