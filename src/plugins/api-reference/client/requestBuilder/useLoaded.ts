import { useEffect, useState } from 'react';

type State<Value> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'loaded'; value: Value };

/** What `load` gives, while it loads and where it fails; `retry` asks for it again. `load` is called with each `key`. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): State<Value> & { retry: () => void } {
  const [state, setState] = useState<State<Value>>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is another function each time, for the same key
  useEffect(() => {
    if (state.kind !== 'loading') return;
    let isLeft = false;
    load().then(
      (value) => isLeft || setState({ kind: 'loaded', value }),
      (error: Error) => isLeft || setState({ kind: 'failed', message: error.message }),
    );
    return () => {
      isLeft = true;
    };
  }, [state.kind, key]);
  return { ...state, retry: () => setState({ kind: 'loading' }) };
}
