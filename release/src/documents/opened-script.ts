/**
 * Tells, before anything of the apps runs, that a document was opened and which apps it asks for, so that one which never
 * starts and never says anything is missed all the same. `visit` is the name that everything else of this document is
 * reported under.
 *
 * As it stands, to the byte, its hash is part of the policy.
 */
export const openedScript = `globalThis.visit=Math.random().toString(36).slice(2);
navigator.sendBeacon?.('/api/sale/mall/telemetry/report',new Blob([JSON.stringify({events:document.documentElement.dataset.apps.split(' ').map(a=>{
let [app,version]=a.split('@');
return{kind:'event',name:'document',app,version,visit,at:Date.now(),page:location.pathname.slice(0,300)}
})})],{type:'application/json'}))`;
