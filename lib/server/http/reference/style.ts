/** Paper and ink of the shop (design tokens), in the reader's mode; no colour says anything alone. */
export const style = `:root{color-scheme:light dark;--ground:#fbfaf7;--raised:#fff;--ink:#1b1f24;--soft:#5b6066;--line:#e3dfd6;--link:#0f5b5e;--mark:#eef4f3;
font:15px/1.6 system-ui,"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
:root:lang(zh){line-height:1.7}
@media(prefers-color-scheme:dark){:root{--ground:#121417;--raised:#1a1d21;--ink:#e9e7e2;--soft:#a3a6aa;--line:#33373c;--link:#7cc9c6;--mark:#1d2b2c}}
*{box-sizing:border-box}html{scroll-padding-top:4.5rem}body{margin:0;background:var(--ground);color:var(--ink)}
a{color:var(--link);text-underline-offset:3px}:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;z-index:3;background:var(--raised);padding:.5rem 1rem}
header{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;justify-content:space-between;align-items:baseline;padding:.75rem 1.5rem;background:var(--raised);border-bottom:1px solid var(--line)}
.home{font-size:1.125rem;font-weight:600;color:var(--ink);text-decoration:none}.links{display:flex;gap:1.25rem;font-size:.875rem}
.page{display:grid;grid-template-columns:15rem minmax(0,1fr);max-width:80rem;margin:auto}
nav{position:sticky;top:3.25rem;max-height:calc(100vh - 3.25rem);overflow:auto;padding:1.5rem;font-size:.875rem;align-self:start}
nav ul{list-style:none;margin:0 0 1rem;padding:0}nav a{display:block;padding:.2rem 0;text-decoration:none;overflow-wrap:anywhere}nav a:hover{text-decoration:underline}nav [aria-current]{font-weight:600;color:var(--ink)}
main{padding:1.5rem 1.5rem 6rem;min-width:0}main:focus{outline:none}
h1{font-size:1.75rem;line-height:1.25;margin:.5rem 0 1rem}h2{font-size:1.375rem;line-height:1.3;margin:3rem 0 .75rem}h3{font-size:1.05rem;margin:1.5rem 0 .5rem;line-height:1.35}
h2.call{font-size:1.125rem;overflow-wrap:anywhere}h2.call a{color:inherit;text-decoration:none}h2.call a:hover{text-decoration:underline}
p{margin:.5rem 0;max-width:46rem}main li{margin:.35rem 0;max-width:46rem}p code,li code{white-space:nowrap}.calls a,.calls code{white-space:normal}.soft{color:var(--soft);font-size:.875rem}
code,pre{font:.8125rem/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}code{overflow-wrap:anywhere;background:var(--mark);padding:.1em .3em;border-radius:4px}
pre{margin:0;padding:.875rem 1rem;overflow:auto;max-height:28rem;background:var(--raised);border:1px solid var(--line);border-radius:6px;tab-size:2}
section.call{border-top:1px solid var(--line);margin-top:2.5rem}section.call h2{margin-top:1.5rem}
.method{display:inline-block;min-width:3.25rem;font-size:.8125rem;font-weight:700;color:var(--link)}
.who{display:flex;flex-wrap:wrap;gap:.375rem;padding:0;margin:.75rem 0;list-style:none}.who li{margin:0;padding:.1rem .6rem;border:1px solid var(--line);border-radius:99px;font-size:.8125rem;background:var(--raised)}.who code{background:none;padding:0}
.copyable{position:relative;margin:.75rem 0}.copyable pre{white-space:pre-wrap;overflow-wrap:anywhere;padding-right:5.5rem}.copyable.code pre{white-space:pre}
button{display:none;position:absolute;top:.5rem;right:.5rem;min-height:2rem;padding:.25rem .75rem;font:inherit;font-size:.8125rem;color:var(--ink);background:var(--raised);border:1px solid var(--line);border-radius:6px;cursor:pointer}
.can-copy button{display:block}button:hover{border-color:var(--link)}.over{display:none}.done .over{display:inline}.done .idle{display:none}
details{margin:.5rem 0}summary{cursor:pointer;padding:.375rem 0;color:var(--link)}details[open]>summary{margin-bottom:.25rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem;margin:.5rem 0 1rem}th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line)}th{font-weight:600;white-space:nowrap}
.calls{list-style:none;padding:0}.calls li{max-width:none;padding:.25rem 0;border-bottom:1px solid var(--line);font-size:.875rem}.calls a{overflow-wrap:anywhere}.calls span{color:var(--soft)}
.said{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
@media(max-width:52rem){.page{display:block}nav{position:static;max-height:11rem;margin:1rem 1rem 0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:6px}nav ul{columns:2}main{padding:1rem 1rem 4rem}header{padding:.625rem 1rem}h1{font-size:1.5rem}
.fields thead{position:absolute;clip-path:inset(50%)}.fields tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}.fields td,.fields th{display:block;border:0;padding:.1rem 0;white-space:normal}.fields td:empty{display:none}}
@media print{nav,button{display:none!important}}`;
