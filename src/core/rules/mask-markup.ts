/** Replaces every match by as many spaces, line breaks kept, so that offsets stay true. */
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));

/** The words of a Markdown or MDX text, with code, imports, tags and addresses blanked at their places. */
export function maskMarkup(text: string): string {
  return [
    /^(```|~~~)[\s\S]*?^\1.*$/gm,
    /^(?:import|export)\s.*$/gm,
    /`[^`\n]*`/g,
    /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g,
    /<\/?[A-Za-z][^<>]*>/g,
    /\{[^{}]*\}/g,
    /\]\([^)\s]*\)|https?:\/\/[^\s)>\]]+/g,
  ].reduce(blank, text);
}
