import { expect, it } from 'vitest';
import { sectionAt } from '../guideSection';

const page = `# Errors

Intro

## The \`error\` body

\`\`\`\`bash
# no heading
\`\`\`
## nor this
\`\`\`\`

### Details

Text

<a id="codes"></a>
## Error codes

Table

### Details

More
`;

it.each([
  ['the-error-body', '## The `error` body\n\n````bash\n# no heading\n```\n## nor this\n````\n\n### Details\n\nText\n'],
  ['details', '### Details\n\nText\n'],
  ['details-1', undefined],
  ['codes', '<a id="codes"></a>\n## Error codes\n\nTable\n\n### Details\n\nMore\n'],
  ['nor-this', undefined],
  ['error-codes', undefined],
])('#%s is %j', (anchor, want) => expect(sectionAt(page, anchor)).toBe(want));
