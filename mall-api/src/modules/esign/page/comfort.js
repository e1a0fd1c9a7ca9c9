// Applies the buyer's reading settings (shared-kernel/src/ui/reading-comfort.ts) before the first paint.
function takeReadingComfort() {
  const unasked = { highContrast: matchMedia('(prefers-contrast: more)').matches };
  let asked = unasked;
  try {
    asked = JSON.parse(localStorage.getItem('readingComfort')) ?? unasked;
  } catch {
    // Without storage there are no settings.
  }
  document.documentElement.toggleAttribute('data-large-type', asked.largeType === true);
  document.documentElement.toggleAttribute('data-high-contrast', asked.highContrast === true);
}

takeReadingComfort();
addEventListener('storage', takeReadingComfort);
