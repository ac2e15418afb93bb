/** What may be spent until the next refill, in KB. */
export interface Budget {
  /** Spends an amount if at least `rest` is left then; returns whether it was spent. */
  spend: (amount: number, rest?: number) => boolean;
  refill: () => void;
}

/** Makes a full budget of so many KB. */
export function createBudget(limit: number): Budget {
  let left = limit;
  return {
    spend(amount, rest = 0) {
      const isEnough = left - amount >= rest;
      if (isEnough) left -= amount;
      return isEnough;
    },
    refill() {
      left = limit;
    },
  };
}
