import type { Token, Tokens } from 'marked';
import { Fragment } from 'react';
import { RuleLink } from '../../parts/RuleLink';
import { split } from './book';

const RULE_ID = /\b([A-Z]-\d+)\b/;

/** Running text: rule ids in it are links, and the words sought are marked. */
function Words({ text, sought }: { text: string; sought: string }) {
  return text.split(RULE_ID).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a fixed text is its place.
      <RuleLink key={at} rule={piece} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <Marked key={at} text={piece} sought={sought} />
    ),
  );
}

export function Marked({ text, sought }: { text: string; sought: string }) {
  return split(text, sought).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a fixed text is its place.
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}

function Table({ table, sought }: { table: Tokens.Table; sought: string }) {
  return (
    <div className="prose-table">
      <table>
        <thead>
          <tr>
            {table.header.map(({ text, tokens }) => (
              <th key={text} scope="col">
                <Prose tokens={tokens} sought={sought} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]?.text}>
              {row.map(({ tokens }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                <td key={at}>
                  <Prose tokens={tokens} sought={sought} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Piece({ token, sought }: { token: Token; sought: string }) {
  const inside = 'tokens' in token && token.tokens && (
    <Prose tokens={token.tokens} sought={sought} />
  );
  switch (token.type) {
    case 'paragraph':
      return <p>{inside}</p>;
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'heading':
      return (token as Tokens.Heading).depth < 3 ? <h3>{inside}</h3> : <h4>{inside}</h4>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'list':
      return (
        <ul>
          {(token as Tokens.List).items.map(({ raw, tokens }) => (
            <li key={raw}>
              <Prose tokens={tokens} sought={sought} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table table={token as Tokens.Table} sought={sought} />;
    case 'space':
      return null;
    default:
      return inside || <Words text={'text' in token ? token.text : token.raw} sought={sought} />;
  }
}

/** A text as it was read, as a part of the page. */
export function Prose({ tokens, sought }: { tokens: readonly Token[]; sought: string }) {
  return tokens.map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a fixed text is its place.
    <Piece key={at} token={token} sought={sought} />
  ));
}
