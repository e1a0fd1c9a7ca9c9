/** The cookie with the version of a shell that has not started here. */
export const FAILED_SHELL = 'failed_shell';

/**
 * Runs before everything else in a document, and knows nothing of the shell: when that does not come or does not start,
 * it asks once more for its stylesheet, then reports it and asks for the page with the shell before (before-shell.ts), by a
 * cookie that names the shell which failed. Where that does not start either, or there is none, it says so in words, with
 * a way to open the page anew. The element `boot` at the head of `#root` is what the shell's first drawing takes away.
 * Without its stylesheet the shell is kept from starting. Where nothing has failed, an app shell waits ten seconds for it,
 * and a drawn page, which is read meanwhile, a minute.
 *
 * `tell` reports (opened-script.ts). As it stands, to the byte, its hash is part of the policy; at most 1 kB.
 */
export const bootScript = `(d=>{
let lost,at=setTimeout,go=()=>location.reload(),
$=i=>d.getElementById(i),own='link[data-app-shell]',all=()=>[...d.querySelectorAll(own)].filter(l=>!l.sheet),
fail=why=>{
let r=$('root'),w=$('words'),c='${FAILED_SHELL}='+w?.title;
if(!w||!lost&&!$('boot'))return;
w.remove();
tell([{kind:'fault',name:'shell-not-started',app:'shell',version:w.title,detail:''+why}]);
if(w.dataset.net&&!d.cookie.includes(c)){
d.cookie=c+';path=/;max-age=3600';
if(d.cookie.includes(c))return go()
}
if(lost)r.id='lost';
all().map(l=>l.remove());
r.replaceChildren(w.content);
r.querySelector('button').onclick=go
},
again=l=>{
let n=l.cloneNode();
n.href+='?try=2';
n.onload=()=>l.remove();
n.onerror=()=>fail(lost=n.href);
l.before(n)
};
addEventListener('error',e=>{
let t=e.target;
t.matches?.(own)?t.onerror||(again(t),t.remove()):(t==self||t.type=='module')&&fail(e.message||t.src)
},true);
at(()=>all().map(l=>l.onerror||again(l)),4e3);
at(()=>(lost=all()[0])&&fail('deadline'),1e4);
at(fail,d.documentElement.dataset.drawnWindow?6e4:1e4,'deadline')
})(document)`.replaceAll('\n', '');

/**
 * What it shows; in a template, which no browser draws by itself.
 * @param hasNet whether the page can be had with the shell before
 */
export const bootWords = (version: string, hasNet: boolean): string =>
  `<template id="words" title="${version}"${hasNet ? ' data-net="1"' : ''}><div role="alert" style="max-width:28em;margin:20vh auto 0;padding:0 24px;` +
  'font:16px/1.75 sans-serif;color:#12263a"><h1 style="font-size:20px;margin:0 0 8px">商城暂时无法打开</h1>' +
  '<p style="margin:0 0 16px;color:#43566a">可能是网络不稳定，或服务正在更新。请稍后重新打开本页。</p>' +
  '<button type="button" style="font:inherit;padding:6px 20px;border:0;border-radius:6px;background:#0b6e77;color:#fff">' +
  '重新打开</button></div></template>';
