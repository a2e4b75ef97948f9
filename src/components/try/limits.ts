/** UTF-16 units beyond which a text is held as a file, its head shown. */
export const LONGEST_SHOWN = 256 * 1024;

/** Characters beyond which a result is too long for a link. */
export const LONGEST_LINK = 32 * 1024;

/** Bytes beyond which the machine form is left to the command. */
export const LONGEST_DOCUMENT = 1024 * 1024;
