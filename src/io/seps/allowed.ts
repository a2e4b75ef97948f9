import type { Options } from 'rehype-sanitize';

const TAGS =
  'a abbr aside b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead tr ul var';

/** Elements whose inside goes with them. */
const WITH_INSIDE =
  'applet audio base canvas embed frame frameset head iframe link math meta noembed noframes noscript object script select style svg template textarea title video xmp';

const CELL: NonNullable<Options['attributes']>[string] = [
  ['align', 'left', 'center', 'right'],
  'colSpan',
  'rowSpan',
];

/**
 * What of a SEP's HTML may stay: elements of prose, tables and code, and of attributes only those that prose needs.
 * No style, class (but for a code's language), role, handler, name or data; addresses of the web and of mail alone.
 */
export const allowed: Options = {
  tagNames: TAGS.split(' '),
  strip: WITH_INSIDE.split(' '),
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
  clobberPrefix: '',
  ancestors: {
    caption: ['table'],
    dd: ['dl'],
    dt: ['dl'],
    figcaption: ['figure'],
    li: ['ol', 'ul'],
    summary: ['details'],
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  attributes: {
    '*': ['id'],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', ['ariaLabel', /^Back to reference \d+(?:-\d+)?$/]],
    abbr: ['title'],
    aside: [['dataKind', /^[a-z]+$/]],
    code: [['className', /^language-[\w+#.-]+$/]],
    details: ['open'],
    img: ['src', 'alt'],
    li: ['value'],
    ol: ['start'],
    section: ['dataFootnotes'],
    span: [['className', 'task-state']],
    td: [...CELL],
    th: [...CELL],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};
