import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BodySchema } from '../../../../../reference/outputs/requestBuilder/valueSchema';
import { FieldHelp } from './FieldHelp';
import { jsonProblem } from './jsonProblem';

interface TextEditorProps {
  id: string;
  text: string;
  /** Id of the text that describes it. */
  described?: string;
  required?: boolean;
  isInvalid?: boolean;
  /** Whether the text should be JSON. */
  isJson?: boolean;
  /** What the contract has for it, where it is JSON. */
  schema?: BodySchema;
  onChange: (text: string) => void;
}

/** A field for a longer text. Says where a text stops being JSON, and what that means for the request. */
export function TextEditor({
  id,
  text,
  described,
  required,
  isInvalid = false,
  isJson = true,
  schema,
  onChange,
}: TextEditorProps): ReactNode {
  const editor = useRef<HTMLTextAreaElement>(null);
  const caret = useCaret(editor);
  const inserted = useRef<number | undefined>(undefined);
  // Moves the caret behind a field that was inserted, once the text has it.
  useLayoutEffect(() => {
    if (inserted.current === undefined || !text) return;
    editor.current?.focus();
    editor.current?.setSelectionRange(inserted.current, inserted.current);
    inserted.current = undefined;
  }, [text]);
  const settled = useDeferredValue(text);
  const problem = useMemo(() => (isJson && settled.trim() ? jsonProblem(settled) : undefined), [isJson, settled]);
  return (
    <>
      <textarea
        ref={editor}
        id={id}
        className="builder-body"
        rows={Math.min(20, text.split('\n').length + 1)}
        value={text}
        aria-required={required}
        aria-invalid={isInvalid || problem !== undefined}
        aria-describedby={[problem ? `${id}-problem` : '', described].filter(Boolean).join(' ') || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="status" id={`${id}-problem`}>
        {problem && (
          <p className="builder-problem">
            Not valid JSON, line {problem.line}, column {problem.column}: {problem.reason}. The request carries the text
            as it is.
          </p>
        )}
      </div>
      {schema && (
        <FieldHelp
          schema={schema}
          text={settled}
          caret={caret}
          onInsert={(next, place) => {
            inserted.current = place;
            onChange(next);
          }}
        />
      )}
    </>
  );
}

/** Offset of the caret in an editor, as it was while the editor last had the focus. */
function useCaret(editor: RefObject<HTMLTextAreaElement | null>): number {
  const [caret, setCaret] = useState(0);
  useEffect(() => {
    const onMove = (): void => {
      if (editor.current && document.activeElement === editor.current) setCaret(editor.current.selectionStart);
    };
    document.addEventListener('selectionchange', onMove);
    return () => document.removeEventListener('selectionchange', onMove);
  }, [editor]);
  return caret;
}
