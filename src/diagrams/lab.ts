/** The figure of the lab: boxes, and arrows between them with their words; sizes in SVG units. */
export interface LabFigure {
  width: number;
  height: number;
  boxes: { x: number; y: number; width: number; height: number; title: string; line: string }[];
  arrows: { path: string; label: string; x: number; y: number; anchor: 'start' | 'end' }[];
}

const BOX = { x: 1, width: 262, height: 66 };
const GAP = 62;
const STEP = BOX.height + GAP;
const HEAD = 7;

const STATIONS = [
  { title: 'Probe server', line: 'sends each sample result to the byte' },
  { title: 'Client', line: 'the package from its registry' },
  { title: 'Recording endpoint', line: 'in the place of the model' },
];
const BETWEEN = [
  { down: 'tool result', up: 'tools/call' },
  { down: 'model request', up: 'tool call' },
];

function arrow(x: number, from: number, to: number): string {
  const back = from < to ? -HEAD : HEAD;
  return `M${x} ${from}V${to}m-4 ${back}l4 ${-back}l4 ${back}`;
}

/** From the server down through the client to the endpoint, and the call on its way back. */
export function labFigure(): LabFigure {
  const middle = BOX.x + BOX.width / 2;
  return {
    width: BOX.width + 2,
    height: STATIONS.length * BOX.height + BETWEEN.length * GAP + 2,
    boxes: STATIONS.map((station, index) => ({ ...BOX, ...station, y: index * STEP + 1 })),
    arrows: BETWEEN.flatMap(({ down, up }, index) => {
      const [top, foot] = [index * STEP + BOX.height + 7, (index + 1) * STEP - 5];
      const y = (top + foot) / 2 + 5;
      return [
        { path: arrow(middle - 14, top, foot), label: down, x: middle - 26, y, anchor: 'end' as const },
        { path: arrow(middle + 14, foot, top), label: up, x: middle + 26, y, anchor: 'start' as const },
      ];
    }),
  };
}
