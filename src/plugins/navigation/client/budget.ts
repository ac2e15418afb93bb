/** What may be spent until the next refill, in KB. */
interface Budget {
  /** Spends an amount if there is enough left; returns whether it was spent. */
  spend: (amount: number) => boolean;
  refill: () => void;
}

/** Makes a full budget of so many KB. */
export function createBudget(limit: number): Budget {
  let left = limit;
  return {
    spend(amount) {
      const isEnough = left >= amount;
      if (isEnough) left -= amount;
      return isEnough;
    },
    refill() {
      left = limit;
    },
  };
}
