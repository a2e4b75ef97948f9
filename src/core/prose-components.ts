/** What prose in content/ may use without importing it, each with the attributes that it cannot do without. */
export const proseComponents: Readonly<Record<string, readonly string[]>> = {
  Clients: ['of'],
  ClientTable: [],
  Companion: [],
  Count: ['of'],
  Differences: ['cause'],
  EditionTime: [],
  Explainer: [],
  LabFigure: [],
  Moved: [],
  OtherVersions: [],
  RunShare: [],
  ShapeFigure: [],
  Source: ['file'],
  Split: [],
  Tokens: ['shape', 'letter'],
  Variant: ['letter'],
};
