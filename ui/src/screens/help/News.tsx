import { marked } from 'marked';
import changelog from '../../../../CHANGELOG.md?raw';
import { Prose } from '../rules/Prose';

/** From the first version on; what stands above it is for those who write there. */
const NEWS = marked.lexer(changelog.slice(changelog.indexOf('\n## ')));

/** What has changed, version by version. It is written in one language. */
export function News() {
  return (
    <div className="help-prose" lang="en">
      <Prose tokens={NEWS} sought="" />
    </div>
  );
}
