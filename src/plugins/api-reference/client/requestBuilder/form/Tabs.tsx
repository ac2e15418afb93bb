import type { KeyboardEvent, ReactNode } from 'react';

interface TabsProps {
  /** What there is to choose. */
  label: string;
  tabs: { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** A row of tabs: one is reached by Tab, the others by the arrows, which choose at once. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps): ReactNode {
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.length, End: tabs.length };
    const step = steps[key];
    if (step === undefined) return;
    const at = tabs.findIndex(({ id }) => id === chosen) + step;
    const next = tabs[Math.abs(step) === 1 ? (at + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1];
    if (!next) return;
    onChoose(next.id);
    currentTarget.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
  };
  return (
    <div className="builder-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
