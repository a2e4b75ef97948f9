import Companion from '#components/report/Companion.astro';
import ClientTable from '#components/table/ClientTable.astro';
import Explainer from '#components/report/Explainer.astro';
import Moved from '#components/report/Moved.astro';
import ShapeFigure from '#components/report/ShapeFigure.astro';
import Split from '#components/report/Split.astro';
import LabFigure from '#components/observed/LabFigure.astro';
import OtherVersions from '#components/observed/OtherVersions.astro';
import RunShare from '#components/observed/RunShare.astro';
import Clients from './Clients.astro';
import Code from './Code.astro';
import Count from './Count.astro';
import Differences from './Differences.astro';
import EditionTime from './EditionTime.astro';
import Link from './Link.astro';
import Source from './Source.astro';
import Tokens from './Tokens.astro';
import Variant from './Variant.astro';

/** What the prose in content/ may use without importing it. */
export const proseComponents = {
  a: Link,
  code: Code,
  Clients,
  ClientTable,
  Companion,
  Count,
  Differences,
  EditionTime,
  Explainer,
  LabFigure,
  Moved,
  OtherVersions,
  RunShare,
  ShapeFigure,
  Source,
  Split,
  Tokens,
  Variant,
};
