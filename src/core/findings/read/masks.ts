const MASK =
  /^(?:[[<({]*\s*(?:redacted|masked|hidden|removed|filtered|censored|secret|pii)(?:[:_ -][\w -]*)?\s*[\])}>]*|[*•x#█]{3,}|[*•█]{2,}[^\s]{0,4})$/i;
const MASK_IN_TEXT = /[[<({]\s*(?:redacted|masked|hidden|filtered|censored)\b|\*{3,}|•{3,}|█{2,}/i;

/** True for a string that stands in the place of a value which was taken out. */
export const isMask = (value: string): boolean => value.length < 80 && MASK.test(value.trim());

/** True where a text holds such a string. */
export const hasMask = (text: string): boolean => MASK_IN_TEXT.test(text);
