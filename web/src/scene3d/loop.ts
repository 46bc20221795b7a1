/** When a picture is drawn: only if something has changed, at most once a frame of the screen. */

/** Called before every picture; says whether it wants another one. */
export type EachPicture = (now: number) => boolean;

export class Loop {
  private readonly each = new Set<EachPicture>();
  private asked = 0;

  constructor(
    private readonly draw: (now: number, goesOn: boolean) => void,
    public reducedMotion: boolean,
  ) {}

  /** Draw a picture soon. */
  ask(): void {
    if (!this.asked) this.asked = requestAnimationFrame((now) => this.picture(now));
  }

  /** Call `each` before every picture until it says no, or until the returned function is called. */
  every(each: EachPicture): () => void {
    this.each.add(each);
    this.ask();
    return () => this.each.delete(each);
  }

  animate(milliseconds: number, each: (share: number) => void): Promise<void> {
    if (this.reducedMotion || milliseconds <= 0) {
      each(1);
      this.ask();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      let began = -1;
      this.every((now) => {
        if (began < 0) began = now;
        const share = Math.min(1, (now - began) / milliseconds);
        each(share);
        if (share >= 1) resolve();
        return share < 1;
      });
    });
  }

  stop(): void {
    cancelAnimationFrame(this.asked);
    this.each.clear();
  }

  private picture(now: number): void {
    this.asked = 0;
    for (const each of [...this.each]) if (!each(now)) this.each.delete(each);
    this.draw(now, this.each.size > 0);
    if (this.each.size) this.ask();
  }
}
