/** The part of nprogress that is used here. It has no types of its own. */
declare module 'nprogress' {
  interface Settings {
    showSpinner: boolean;
    barSelector: string;
    template: string;
    speed: number;
    trickle: boolean;
  }

  const nprogress: {
    configure(settings: Partial<Settings>): void;
    start(): void;
    done(): void;
  };
  export default nprogress;
}
