import type { Look } from './story/looks.ts';

interface Props {
  look: Look;
  colour: string;
  x: number;
  y: number;
  scale: number;
  isSad?: boolean;
}

export function Avatar({ look: { shapes, smile, frown }, colour, x, y, scale, isSad }: Props) {
  return (
    <g className="avatar" transform={`translate(${x} ${y}) scale(${scale}) translate(-100 -260)`}>
      {shapes.map(({ d, fill = colour, stroke }) => (
        <path key={d} d={d} fill={fill} strokeWidth={stroke} />
      ))}
      <path d={isSad ? frown : smile} fill="none" strokeWidth="8" />
    </g>
  );
}
