/** Says to the style sheet how high each column of samples is, so that one higher than the window can be read to its end. */
export function measureColumns(): () => void {
  const observer = new ResizeObserver((changes) => {
    for (const { target, borderBoxSize } of changes)
      if (target instanceof HTMLElement) target.style.setProperty('--column', `${borderBoxSize[0]?.blockSize ?? 0}px`);
  });
  for (const column of document.querySelectorAll('.op .beside')) observer.observe(column);
  return () => observer.disconnect();
}
