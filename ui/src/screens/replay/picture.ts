// A moment of the board as a picture file that needs nothing beside it.

/** What a drawing owes to the page's styles. */
const STYLES = [
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'opacity',
  'paint-order',
  'rotate',
  'scale',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'text-transform',
  'translate',
  'vector-effect',
  'visibility',
] as const;

/** A copy in which every part carries its own looks, since a file has no page around it. */
export function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, part] of parts.entries()) {
    const looks = getComputedStyle(part);
    const own = copies[index]?.style;
    for (const name of STYLES) own?.setProperty(name, looks.getPropertyValue(name));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('width', `${Math.round(width)}`);
  copy.setAttribute('height', `${Math.round(height)}`);
  const ground = drawing.closest('.table-board') ?? drawing;
  copy.style.background = getComputedStyle(ground).backgroundColor;
  return copy;
}

/** The faces in which the page is set, to travel with the picture. */
async function faces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fonts = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  return (await Promise.all(fonts.map(withFile))).join('\n');
}

/** A face with its file written out. */
async function withFile({ cssText: face, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(face)?.[1];
  if (!address || address.startsWith('data:')) return face;
  const file = await (
    await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI))
  ).blob();
  const written = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(`${reader.result}`);
    reader.readAsDataURL(file);
  });
  return face.replace(address, written);
}

/** The text of a file that shows the drawing as it is now. */
export async function pictureOf(drawing: SVGSVGElement): Promise<string> {
  const copy = standalone(drawing);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await faces();
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}
