import { type ReactNode, useEffect, useId, useState } from 'react';

interface BodyEditorProps {
  /** The body to begin with. */
  children?: string;
  /** Takes the body as it is typed. */
  action: (body: string) => void;
  required?: boolean;
}

/**
 * A field for the body, in place of the theme's editor. That one runs what stands in it as a program, and what stands
 * in it comes from the description.
 */
export default function BodyEditor({ children = '', action, required }: BodyEditorProps): ReactNode {
  const id = useId();
  const [body, setBody] = useState(() => children.replace(/\n$/, ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `action` is a new function at every render
  useEffect(() => void action(body), [body]);
  return (
    <>
      <label className="builder-hidden" htmlFor={id}>
        Body
      </label>
      <textarea
        id={id}
        className="builder-body"
        rows={Math.min(20, body.split('\n').length + 1)}
        value={body}
        aria-required={required}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setBody(event.target.value)}
      />
    </>
  );
}
