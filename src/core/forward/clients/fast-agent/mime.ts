const TEXT_TYPES = [
  ...['json', 'javascript', 'xml', 'ld+json', 'xhtml+xml', 'x-httpd-php', 'x-sh', 'ecmascript', 'graphql'],
  ...['x-www-form-urlencoded', 'yaml', 'toml', 'x-python-code', 'vnd.api+json'],
];
const OFFICE = 'vnd.openxmlformats-officedocument';
const DOCUMENT_TYPES = [
  ...['pdf', 'msword', 'vnd.ms-excel', 'vnd.ms-powerpoint', `${OFFICE}.wordprocessingml.document`],
  ...[`${OFFICE}.spreadsheetml.sheet`, `${OFFICE}.presentationml.presentation`],
];
const ALIASES: Readonly<Record<string, string>> = {
  'document/pdf': 'application/pdf',
  'application/x-pdf': 'application/pdf',
};

const normalized = (type: string): string => {
  const plain = type.trim().toLowerCase();
  return ALIASES[plain] ?? plain;
};

const isApplication = (type: string, names: readonly string[]): boolean =>
  names.some((name) => type === `application/${name}`);

/** True for a MIME type that is taken for text. */
export const isTextType = (type: string): boolean => {
  const plain = normalized(type);
  return /^text\/|\+(xml|json|yaml|text)$/.test(plain) || isApplication(plain, TEXT_TYPES);
};

/** True for an image that is sent as such; SVG is text. */
export const isImageType = (type: string): boolean =>
  normalized(type).startsWith('image/') && normalized(type) !== 'image/svg+xml';

/** True for a PDF or a document of an office program. */
export const isDocumentType = (type: string): boolean => isApplication(normalized(type), DOCUMENT_TYPES);
