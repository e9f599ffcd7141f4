// cspell:words mathjax
/** What is used of MathJax, which brings no types for the package of its programs. */
declare module 'mathjax' {
  export interface Tex {
    /** @param options sizes in pixels */
    tex2svgPromise(
      tex: string,
      options: { readonly display: boolean; readonly em: number; readonly ex: number; readonly containerWidth: number },
    ): Promise<object>;
    readonly startup: { readonly adaptor: { innerHTML(node: object): string } };
  }
  const MathJax: { init(configuration: object): Promise<Tex> };
  export default MathJax;
}
