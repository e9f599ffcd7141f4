/** A page came from another build than the one that is running: its parts would not fit. A reload brings one build. */
export class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError';

  constructor(path: string) {
    super(`${path} belongs to another version of this site than the one on screen, which is loaded anew.`);
  }
}
