import { describe, expect, it } from 'vitest';
import { headProblems } from '../../../src/commands/site/head.ts';
import { linkProblems } from '../../../src/commands/site/links.ts';
import { policyProblems } from '../../../src/commands/site/policy.ts';
import { report } from '../../../src/commands/site/report.ts';
import type { Problem, Site } from '../../../src/commands/site/site.ts';
import { sitemapProblems } from '../../../src/commands/site/sitemap.ts';
import { machineProblems, placeholderProblems, spaceProblems } from '../../../src/commands/site/text.ts';
import { validityProblems } from '../../../src/commands/site/validity.ts';
import { html, ORIGIN, sampleSite, withHome } from './sample.ts';

const machine = (site: Site): Problem[] => machineProblems(site, ['/srv/checkout', '/home/someone/']);
const all = [
  linkProblems,
  policyProblems,
  headProblems,
  sitemapProblems,
  spaceProblems,
  placeholderProblems,
  machine,
];
const messages = (problems: Problem[]): string =>
  problems.map(({ file, message }) => `${file}: ${message}`).join('\n');

it('takes ids with a slash and named scroll regions for valid', async () => {
  const main = '<div role="region" tabindex="0" aria-label="Table"><p id="conversation/empty">x</p></div>';
  expect(await validityProblems(withHome(main))).toEqual([]);
});

it('takes a fragment with the state of a page for no anchor', () => {
  const site = withHome('<a href="/r/clients/#sort=name">x</a>');
  expect(linkProblems(site)).toEqual([]);
});

it('finds nothing wrong with a good site', async () => {
  const site = sampleSite();
  expect(site.pages).toHaveLength(3);
  expect(all.flatMap((check) => check(site))).toEqual([]);
  expect(await validityProblems(site)).toEqual([]);
});

describe.each<[string, (site: Site) => Problem[], [string, Site, string][]]>([
  [
    'links',
    linkProblems,
    [
      ['a page that is not there', withHome('<a href="/r/nope/">x</a>'), 'there is no nope/index.html'],
      ['an address without the base path', withHome('<a href="/clients/">x</a>'), 'leaves the base path /r/'],
      ['a page without its closing slash', withHome('<a href="/r/clients">x</a>'), 'ends in a slash'],
      [
        'an anchor that is not there',
        withHome('<a href="/r/clients/#no">x</a>'),
        'no id "no" in clients/index.html',
      ],
      ['an anchor on the same page', withHome('<a href="#gone">x</a>'), 'no id "gone" in index.html'],
      ['an image that is not there', withHome('<img src="a.png" alt="">'), 'there is no a.png'],
      ['a candidate of an image set', withHome('<img srcset="a.png 2x" alt="">'), 'there is no a.png'],
      ['a script address', withHome('<a href="javascript:x()">x</a>'), 'no javascript: addresses'],
      [
        'a script from elsewhere',
        withHome('<script src="https://cdn.test/a.js"></script>'),
        'another origin',
      ],
      [
        'a style sheet from elsewhere',
        withHome('', '<link rel="stylesheet" href="//cdn.test/a.css">'),
        'another origin',
      ],
      [
        'a font in a style sheet',
        sampleSite({ 'a.css': '@font-face{src:url(x.woff2)}' }),
        'there is no x.woff2',
      ],
      [
        'an import in a style sheet',
        sampleSite({ 'a.css': '@import "https://cdn.test/a.css"' }),
        'another origin',
      ],
      [
        'the target of a redirect page',
        sampleSite({ 'old/index.html': '<meta http-equiv="refresh" content="0;url=/r/gone/">' }),
        'there is no gone/index.html',
      ],
    ],
  ],
  [
    'policy',
    policyProblems,
    [
      [
        'no policy',
        sampleSite({ 'index.html': '<!DOCTYPE html><title>x</title>' }),
        'no content security policy',
      ],
      [
        'a policy that allows inline code',
        sampleSite({
          'index.html': html('/').replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
        }),
        "style-src allows 'unsafe-inline'",
      ],
      [
        'an open default',
        sampleSite({ 'index.html': html('/').replace("default-src 'none';", '') }),
        'default-src',
      ],
      ['a style attribute', withHome('<p style="color:red">x</p>'), 'style="color:red"'],
      ['an event handler', withHome('<p onclick="go()">x</p>'), 'onclick="go()"'],
      ['an inline script without hash', withHome('<script>go()</script>'), 'no hash for the inline "go()"'],
      ['an inline style without hash', withHome('', '<style>p{}</style>'), 'style-src has no hash'],
    ],
  ],
  [
    'head',
    headProblems,
    [
      [
        'two titles alike',
        sampleSite({ 'clients/index.html': html('/') }),
        'same title as clients/index.html',
      ],
      ['two descriptions alike', sampleSite({ 'clients/index.html': html('/') }), 'same description as'],
      [
        'a wrong canonical link',
        sampleSite({ 'clients/index.html': html('/') }),
        `must be ${ORIGIN}/r/clients/`,
      ],
      [
        'no title',
        sampleSite({ 'index.html': html('/').replace(/<title>.*<\/title>/, '') }),
        '0 title elements',
      ],
      [
        'an empty description',
        sampleSite({ 'index.html': html('/').replace('About /', '') }),
        'description is empty',
      ],
      ['a second h1', withHome('<h1>Again</h1>'), '2 h1 elements'],
      ['an id used twice', withHome('<p id="main">x</p>'), 'id used more than once: main'],
      ['no language', sampleSite({ 'index.html': html('/').replace(' lang="en"', '') }), 'no lang'],
    ],
  ],
  [
    'sitemap',
    sitemapProblems,
    [
      ['no sitemap', sampleSite({ 'sitemap-index.xml': null }), 'there is no sitemap'],
      ['a page that it lacks', sampleSite({ 'new/index.html': html('/new/') }), `lacks ${ORIGIN}/r/new/`],
      ['a page that is gone', sampleSite({ 'clients/index.html': null }), 'which is no page'],
      ['no robots.txt', sampleSite({ 'robots.txt': null }), 'there is no robots.txt'],
      [
        'robots.txt that names another',
        sampleSite({ 'robots.txt': 'Sitemap: https://x.test/s.xml' }),
        'it must be',
      ],
    ],
  ],
  [
    'spaces',
    spaceProblems,
    [
      ['a word before a link', withHome('<p>see<a href="/r/">x</a></p>'), 'see<a>x</a>'],
      ['a word after a link', withHome('<p><a href="/r/">x</a>and</p>'), '</a>and'],
      [
        'a comma after space',
        withHome('<p>see <a href="/r/">this</a> , and</p>'),
        'space before a mark: "this ,"',
      ],
    ],
  ],
  [
    'placeholders',
    placeholderProblems,
    [
      ['a missing value', withHome('<p>since undefined</p>'), 'since undefined'],
      ['a number that is none', withHome('<td>NaN %</td>'), 'NaN %'],
      ['an object', withHome('<p>[object Object]</p>'), '[object Object]'],
      ['null', withHome('<p>null</p>'), 'null'],
      ['a note to oneself', withHome('<p>TODO: write</p>'), 'TODO'],
      ['filler', withHome('<p>lorem ipsum</p>'), 'lorem'],
      ['an attribute', withHome('<p id="client-undefined">x</p>'), 'id="client-undefined"'],
    ],
  ],
  [
    'machine',
    machine,
    [
      ['the checkout', withHome('<p>/srv/checkout/data</p>'), '/srv/checkout'],
      ['the home folder in a script', sampleSite({ 'a.js': '"/home/someone/x"' }), '/home/someone/'],
    ],
  ],
])('%s', (_name, check, cases) => {
  it.each(cases)('reports %s', (_what, site, message) => {
    expect(messages(check(site))).toContain(message);
  });
});

it.each([
  ['a link elsewhere', '<a href="https://other.test/">x</a>'],
  ['an anchor of another page', '<a href="/r/clients/#main">x</a>'],
  ['a data block', '<script type="application/json">{"a":null}</script>'],
  ['code', '<pre><code>undefined</code></pre><p>A <code>null</code> value, nullable.</p>'],
  ['words about null', '<p>It is null or absent.</p>'],
  ['an address with a slash in it', '<p id="conversation/empty">x</p><a href="#conversation/empty">y</a>'],
  ['a link in brackets', '<p>(<a href="/r/">x</a>), “<a href="/r/">y</a>”.</p>'],
])('does not object to %s', (_what, main) => {
  const site = withHome(main);
  expect(all.flatMap((check) => check(site))).toEqual([]);
});

it('reports HTML that is not valid, with the rule and the line', async () => {
  const problems = await validityProblems(withHome('\n<ul><p>x</p></ul>'));
  expect(problems).toEqual([
    { file: 'index.html', line: 6, message: expect.stringContaining('permitted-content') },
  ]);
});

it('shows the same problem of many pages once', () => {
  const text = report(['a', 'b', 'c', 'd', 'e'].map((file) => ({ file, line: 2, message: 'broken' })));
  expect(text).toBe('1 problem in the built site:\n  broken\n    in a:2, b:2, c:2 and 2 more places');
});
