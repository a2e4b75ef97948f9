import type { APIRoute, GetStaticPaths } from 'astro';
import { viewText } from '#core/view-text.ts';
import { getViews } from '#io/views.ts';

export const getStaticPaths = (async () =>
  (await getViews()).flatMap(({ result, views }) =>
    views.map((view) => ({
      params: { id: result.id, view: `${view.client}.${view.path}` },
      props: { text: viewText(view.forwarded) },
    })),
  )) satisfies GetStaticPaths;

/** The full text of what one path shows the model of a sample result. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
