/**
 * Runs in the page before any file of the site has loaded, so it is written for old browsers and builds its message from
 * text nodes: no markup, nothing that the site's policy would refuse.
 * @param baseUrl where the site expects to be served
 */
function baseUrlScript(baseUrl: string): string {
  const lines = [
    'This documentation did not load properly: its files were not found.',
    `It was built to be served at baseUrl = ${baseUrl}. Try baseUrl = `,
  ];
  return `document.addEventListener("DOMContentLoaded",function(){
if(window.docusaurus)return;
var box=document.createElement("div");
box.id="base-url-banner";
box.setAttribute("role","alert");
${JSON.stringify(lines)}.forEach(function(text,index){
var line=document.createElement("p");
var path=location.pathname;
line.textContent=index?text+(path.slice(-1)==="/"?path:path+"/"):text;
box.appendChild(line);
});
document.body.insertBefore(box,document.body.firstChild);
});`;
}

interface Place {
  readonly isEnabled: boolean;
  readonly pathname: string;
  /** Where the site expects to be served. */
  readonly baseUrl: string;
}

/** The script of the banner for a page: undefined everywhere but at the base path, and where the banner is not enabled. */
export function bannerScript({ isEnabled, pathname, baseUrl }: Place): string | undefined {
  return isEnabled && pathname === baseUrl ? baseUrlScript(baseUrl) : undefined;
}
