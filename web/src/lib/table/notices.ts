/** How the page calls for attention: a sound made on the spot. */

let context: AudioContext | null = null;

/** Two short, soft tones. Browsers allow none, and complain, until the page was clicked once. */
export function ring(): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== 'running') return void context.resume().catch(() => undefined);
  tone(context, 587.33, 0);
  tone(context, 880, 0.16);
}

function tone(audio: AudioContext, pitch: number, delay: number): void {
  const start = audio.currentTime + delay;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + 0.55);
}
