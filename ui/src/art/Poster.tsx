import { Horse } from './horse/Horse';
import { Picture } from './Picture';
import './poster.css';
import { Flag } from './scenery';
import { INK, SILK_INK, type Silks } from './silks';

// The poster is a print: it hangs the same by day and by night.
const SKY = '#f3dfae';
const RAY = '#f8eac6';
const SUN = '#d85f2c';
const CROWD = [SKY, INK.red, SILK_INK.yellow.ground, RAY, SILK_INK.blue.ground];

function Rays() {
  const ray = (degrees: number) => {
    const end = (edge: number) => {
      const angle = ((degrees + edge - 90) * Math.PI) / 180;
      return `${Math.round(360 + 900 * Math.cos(angle))} ${Math.round(420 + 900 * Math.sin(angle))}`;
    };
    return `M360 420L${end(-3)}L${end(3)}Z`;
  };
  const rays = Array.from({ length: 14 }, (_, index) => ray((index - 6.5) * 12));
  return <path d={rays.join('')} fill={RAY} />;
}

function Grandstand() {
  const rows = [408, 424, 440, 456];
  return (
    <g>
      <path d="M-10 470V372L150 352V366L-10 386M-10 470H150V366" fill="#1c4a30" />
      <path d="M-10 470V400H150V470Z" fill="#1c4a30" />
      <path d="M-10 372L156 350V360L-10 384Z" fill="#8f2620" />
      {rows.flatMap((y, row) =>
        Array.from({ length: 16 }, (_, seat) => {
          const x = 4 + seat * 9 + (row % 2) * 4;
          return (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r="3.2"
              fill={CROWD[(seat * 7 + row * 3) % CROWD.length]}
            />
          );
        }),
      )}
      <Flag x={20} y={369} ink={INK.red} />
      <Flag x={78} y={361} ink={SILK_INK.yellow.ground} />
      <Flag x={138} y={353} ink={SILK_INK.blue.ground} />
    </g>
  );
}

const POPLAR =
  'M0 -62C18 -54 24 -34 17 -20C26 -10 14 -4 0 -5C-14 -4 -26 -10 -17 -20C-24 -34 -18 -54 0 -62Z';

function Land() {
  const mown = Array.from({ length: 9 }, (_, index) => `M${index * 90 - 60} 528h40l-90 372h-60z`);
  const posts = Array.from({ length: 11 }, (_, index) => `M${20 + index * 68} 506V530`);
  return (
    <g>
      <path d="M0 452C90 404 180 408 270 440C380 398 520 396 720 446V700H0Z" fill="#7d9a55" />
      <path d="M0 486C160 452 330 474 430 492C540 470 640 468 720 486V700H0Z" fill="#4f8350" />
      <Grandstand />
      {[
        [604, 470, 1.25],
        [650, 474, 1.6],
        [700, 478, 1.3],
      ].map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <rect x="-3" y="-12" width="6" height="14" fill="#3a2616" />
          <path d={POPLAR} fill="#1c4a30" />
        </g>
      ))}
      <path d="M0 506H720" stroke={INK.paper} strokeWidth="6" />
      <path d={posts.join('')} stroke={INK.paper} strokeWidth="5" />
      <path d="M0 528C200 516 520 516 720 530V900H0Z" fill="#2f6e47" />
      <path d={mown.join('')} fill="#3d7f53" opacity=".5" />
    </g>
  );
}

function Fence() {
  const top = Array.from({ length: 8 }, (_, index) => {
    const [rise, odd] = [22 + (index % 3) * 7, index % 2];
    return `q4 -${rise} 21 -${odd ? 12 : 6}q14 ${6 + odd * 5} 10 12`;
  });
  const leaves = [618, 634, 650].flatMap((y, row) =>
    Array.from({ length: 11 }, (_, index) => `M${398 + index * 22 + (row % 2) * 9} ${y}q6 -8 12 0`),
  );
  return (
    <g strokeLinejoin="round">
      <path
        d={`M388 700V606${top.join('')}V700Z`}
        fill="#163a26"
        stroke={INK.paper}
        strokeWidth="6"
        paintOrder="stroke"
      />
      <path
        d={leaves.join('')}
        fill="none"
        stroke="#5f9a57"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M376 660H650M376 680H650" stroke={INK.paper} strokeWidth="10" />
      <path
        d="M376 660H650M376 680H650"
        stroke={INK.red}
        strokeWidth="10"
        strokeDasharray="24 24"
      />
      <path d="M384 632V700M642 632V700" stroke={INK.line} strokeWidth="8" strokeLinecap="round" />
    </g>
  );
}

/** A figure with its hooves at a point of the scene. */
function Runner({
  x,
  y,
  scale,
  children,
}: {
  x: number;
  y: number;
  scale: number;
  children: React.ReactNode;
}) {
  return <g transform={`translate(${x} ${y}) scale(${scale}) translate(-108 -160)`}>{children}</g>;
}

interface PosterProps {
  title: string;
  subtitle: string;
  /** What the scene shows, for those who listen. */
  label: string;
  /** What the rider in front wears. */
  silks: Silks;
}

/** A title as wide as the poster: long ones are set smaller, none is squeezed. */
function Title({ text }: { text: string }) {
  const size = Math.round(Math.min(176, 1760 / text.length));
  const foot = size * 0.86;
  return (
    <Picture viewBox={`0 0 660 ${foot + 18}`}>
      <path d="M14 8H646" stroke={INK.line} strokeWidth="6" />
      <text
        className="poster-name"
        x="330"
        y={foot}
        textAnchor="middle"
        fontSize={size}
        textLength="628"
        lengthAdjust="spacingAndGlyphs"
      >
        {text}
      </text>
      <path d={`M14 ${foot + 14}H646`} stroke={INK.line} strokeWidth="1.6" />
    </Picture>
  );
}

/** The house's poster: a horse over a hedge at sunset, in these silks and two rivals in others, under the title. */
export function Poster({ title, subtitle, label, silks }: PosterProps) {
  return (
    <section className="poster" aria-label={title}>
      <div className="poster-title" aria-hidden="true">
        <Title text={title} />
        <p>{subtitle}</p>
      </div>
      <Picture className="poster-scene" viewBox="0 0 720 700" fit="xMidYMax slice" label={label}>
        <rect y="-700" width="720" height="1400" fill={SKY} />
        <Rays />
        <circle cx="380" cy="420" r="178" fill={SUN} stroke={RAY} strokeWidth="5" />
        <Land />
        <Runner x={596} y={570} scale={0.6}>
          <Horse pose="gather" silks={silks === 'yellow' ? 'red' : 'yellow'} coat="black" />
        </Runner>
        <Runner x={112} y={636} scale={0.66}>
          <Horse pose="gallop" silks={silks === 'blue' ? 'red' : 'blue'} coat="liver" />
        </Runner>
        <Fence />
        <Runner x={370} y={588} scale={1.95}>
          <Horse pose="jump" silks={silks} coat="bay" keyline={3.4} />
        </Runner>
      </Picture>
    </section>
  );
}
