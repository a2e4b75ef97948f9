import type { Problem, Site } from './site.ts';

const PLACEHOLDER =
  /\bTODO\b|\bFIXME\b|\blorem\b|\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b|^null$/;
const BROKEN_VALUE = /="(?:[^"]*\W)?(?:undefined|NaN|\[object \w+\])(?:\W[^"]*)?"$|="null"$/;
const TEXT_FILE = /\.(html|css|js|mjs|json|xml|txt|md|csv|svg|webmanifest)$/;
const UNREAD = /<!--.*?-->|<(script|style|pre|textarea)\b.*?<\/\1>/gs;

/** Text that stands for a missing value, outside of code, and attribute values of that kind. */
export function placeholderProblems(site: Site): Problem[] {
  return site.pages.flatMap((page) => [
    ...page.prose
      .filter(({ text }) => PLACEHOLDER.test(text))
      .map(({ text, line }) => ({
        file: page.file,
        line,
        message: `placeholder in text: "${around(text, PLACEHOLDER)}"`,
      })),
    ...page.attributes
      .filter(({ text }) => BROKEN_VALUE.test(text))
      .map(({ text, line }) => ({ file: page.file, line, message: `placeholder in attribute: ${text}` })),
  ]);
}

/** Words that run into a link because the space between them was lost, and space that stands before a mark. */
export function spaceProblems(site: Site): Problem[] {
  return site.pages.flatMap(({ file, html }) => {
    const read = html.replace(UNREAD, '');
    const lost = read.matchAll(/[\w,.:;)]*\w<a\b[^>]*>.{0,20}|.{0,20}<\/a>[\p{L}\d]\S*/gu);
    const prose = read
      .replace(/^.*?<body\b[^>]*>/s, '')
      .replace(/<code\b.*?<\/code>/gs, 'CODE')
      .replace(/<[^>]+>/g, '');
    return [
      ...[...lost].map(([found]) => `no space beside a link: ${found.replace(/<a\b[^>]*>/, '<a>')}`),
      ...[...prose.matchAll(/\S{1,20}\s+[,.;:!?](?=\s|$)/g)].map(
        ([found]) => `space before a mark: "${found.replace(/\s+/g, ' ')}"`,
      ),
    ].map((message) => ({ file, message }));
  });
}

/**
 * Traces of the machine that built the site.
 * @param folders folders of that machine, such as the checkout and the home folder
 */
export function machineProblems(site: Site, folders: readonly string[]): Problem[] {
  const traces = folders.filter((folder) => folder.length > 1);
  return [...site.files]
    .filter(([file]) => TEXT_FILE.test(file))
    .flatMap(([file, bytes]) => {
      const text = bytes.toString('utf8');
      return traces
        .filter((trace) => text.includes(trace))
        .map((trace) => ({ file, message: `path of the building machine: ${trace}` }));
    });
}

function around(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return text.slice(Math.max(0, at - 30), at + 40).replace(/\s+/g, ' ');
}
