/** Any click or key puts away what is seen happening; for an effect, and what is returned ends it. */
export function skipping(stage: { skip: () => void }): () => void {
  const skip = () => stage.skip();
  window.addEventListener('pointerdown', skip, { capture: true });
  window.addEventListener('keydown', skip, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', skip, { capture: true });
    window.removeEventListener('keydown', skip, { capture: true });
  };
}
