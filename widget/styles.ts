import { colourSheet } from '#web/drawings/storefront/colour-sheet.ts';

const light =
  '--card:#fff;--sunk:#f3efe5;--ink:#17201b;--soft:#566059;--line:#e5e0d4;--strong:#8e897b;--perf:#cfc8b6;--brand:#0b5d4a;--hover:#084a3b;--on:#fff;--open:#0e7a43;--closed:#636a63;--danger:#b3261e;--star:#e0901c;--sf:100%;--sf-sign:100%;--sf-dark:#0c120f;--sf-sky:#e9efe8;--sf-glass:#c9dcd5;--sf-glow:#fff;--sf-ground:#ddd6c6;color-scheme:light';
const dark =
  '--card:#191d18;--sunk:#242923;--ink:#f2efe6;--soft:#a9b1a9;--line:#2e352d;--strong:#747c73;--perf:#454d44;--brand:#5cc7ac;--hover:#7bd8c0;--on:#06231c;--open:#5fd08f;--closed:#949b92;--danger:#ff8a80;--star:#f3b63f;--sf:42%;--sf-sign:82%;--sf-dark:#0b110e;--sf-sky:#1b2521;--sf-glass:#e9b85c;--sf-glow:#ffe3a3;--sf-ground:#20261f;color-scheme:dark';

/**
 * All of the widget's styles. The host takes nothing of the page over: what is important inside a shadow root wins over
 * what is important outside. Only whether the page is light or dark is asked, by `color-scheme`.
 */
export const css = `
:host{all:initial!important;display:block!important;direction:ltr!important;color-scheme:inherit!important;max-width:100%!important;contain:layout!important;min-width:0!important;position:relative!important}
:host(:focus-within){z-index:10!important}
.probe{color:#fff;color:light-dark(#fff,#000);position:absolute;visibility:hidden}
.root{${light};--display:ui-rounded,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;container-type:normal;color:var(--ink);font:400 15px/22px system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif;text-align:start;-webkit-text-size-adjust:100%}
.root[data-theme=dark]{${dark}}
*,*::before,*::after{box-sizing:border-box}
h2,p,fieldset{margin:0;padding:0;border:0;min-width:0}
h2{overflow:hidden;font:700 21px/28px inherit;font-family:inherit;font-weight:700;font-size:20px;line-height:27px;text-overflow:ellipsis;white-space:nowrap;letter-spacing:-.01em}
b,strong{font-weight:650}
a{color:var(--brand);text-underline-offset:3px}
button,input,select,a.book{font:inherit;color:inherit}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.icon{flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.mark{flex:none;color:var(--brand);fill:currentColor}
.mark .cut{fill:none;stroke:var(--card)}
.ticket{--foot:126px;position:relative;display:flex;flex-direction:column;filter:drop-shadow(0 0 .75px var(--strong)) drop-shadow(0 6px 14px rgb(46 38 18/.1))}
.paper,.foot{min-width:0;background:var(--card)}
.paper{display:flex;flex:1;flex-direction:column;gap:14px;padding:20px 20px 16px;border-radius:16px 16px 0 0;-webkit-mask:radial-gradient(circle 9px at 0 100%,#0000 98%,#000) 0 0/51% 100% no-repeat,radial-gradient(circle 9px at 100% 100%,#0000 98%,#000) 100% 0/51% 100% no-repeat;mask:radial-gradient(circle 9px at 0 100%,#0000 98%,#000) 0 0/51% 100% no-repeat,radial-gradient(circle 9px at 100% 100%,#0000 98%,#000) 100% 0/51% 100% no-repeat}
.foot{position:relative;display:flex;flex-direction:column;padding:16px 20px 12px;border-radius:0 0 16px 16px;-webkit-mask:radial-gradient(circle 9px at 0 0,#0000 98%,#000) 0 0/51% 100% no-repeat,radial-gradient(circle 9px at 100% 0,#0000 98%,#000) 100% 0/51% 100% no-repeat;mask:radial-gradient(circle 9px at 0 0,#0000 98%,#000) 0 0/51% 100% no-repeat,radial-gradient(circle 9px at 100% 0,#0000 98%,#000) 100% 0/51% 100% no-repeat}
.foot::before{position:absolute;top:0;right:16px;left:16px;height:1.5px;background:repeating-linear-gradient(90deg,var(--perf) 0 6px,#0000 6px 12px);content:''}
.ticket[data-size=card]{height:422px;max-width:727px}
.ticket[data-size=compact]{height:261px;max-width:479px}
.ticket[data-size=wide]{height:96px;max-width:960px;flex-direction:row}
.ticket[data-busy] .price,.ticket[data-busy] .stub>strong{opacity:.45}
.head{display:flex;gap:16px;align-items:flex-start}
.thumb{display:block;flex:none;overflow:hidden;width:70px;height:70px;border-radius:10px;background:var(--sunk)}
.thumb>*{display:block;width:100%;height:100%;object-fit:cover}
.name{min-width:0;flex:1}
.name>p{overflow:hidden;font-size:14px;line-height:21px;white-space:nowrap;text-overflow:ellipsis}
.soft{color:var(--soft)}
.line{display:flex;align-items:center;gap:6px;min-width:0}
.cut-off{overflow:hidden;text-overflow:ellipsis}
.between{justify-content:space-between;gap:12px}
.star{color:var(--star);font-size:15px;line-height:1}
.hours{display:flex;flex:none;align-items:center;gap:6px;color:var(--open);font-weight:600}
.hours[data-grey]{color:var(--closed)}
.ends{display:grid;gap:8px;grid-template-columns:1fr 1fr}
.pick{display:flex;min-width:0;min-height:46px;align-items:center;gap:12px;padding:4px 12px;border:1px solid var(--strong);border-radius:10px;background:var(--card);cursor:pointer;text-align:start}
.pick .icon{color:var(--brand)}
.pick span{display:grid;min-width:0}
.pick small{color:var(--soft);font-size:13px;line-height:17px}
.pick b{overflow:hidden;font-size:13.5px;line-height:18px;text-overflow:ellipsis;white-space:nowrap}
.pick:hover,.stepper:hover{border-color:var(--ink)}
.day>p:first-child{font-size:13.5px;line-height:20px}
.strip{position:relative;display:block;height:8px;border-radius:4px;margin-block:6px;background:var(--sunk);box-shadow:inset 0 0 0 1px var(--line)}
.strip .open{position:absolute;top:0;bottom:0;border-radius:4px;background:var(--open)}
.strip[data-grey] .open{background:var(--closed);opacity:.55}
.tick{position:absolute;top:-4px;width:2px;height:16px;margin-left:-1px;background:var(--ink);box-shadow:0 0 0 1.5px var(--card)}
.scale{display:flex;justify-content:space-between;color:var(--soft);font-size:12px;line-height:16px}
.stepper{display:flex;min-height:44px;align-items:center;justify-content:space-between;border:1px solid var(--strong);border-radius:10px;background:var(--card)}
.stepper button{display:grid;width:44px;height:44px;padding:0;border:0;background:none;cursor:pointer;place-items:center}
.stepper button:disabled{color:var(--strong);cursor:default}
.stepper output{min-width:24px;font-weight:650;text-align:center}
.pay{min-height:52px}
.price{display:grid;min-width:0}
.price strong,.stub>strong{font-size:25px;font-weight:750;line-height:30px;letter-spacing:-.01em}
.price span{font-size:13px;line-height:18px}
.book{display:inline-flex;flex:none;min-height:52px;align-items:center;justify-content:center;padding:8px 24px;border:0;border-radius:10px;background:var(--brand);color:var(--on);cursor:pointer;font-weight:650;text-decoration:none}
a.book{color:var(--on)}
.book:hover,.stub:hover{background:var(--hover)}
.end{margin-top:auto;padding-top:10px;border-top:1px solid var(--line);font-size:13px;line-height:18px}
.pay+.end{margin-top:12px}
.maker{display:flex;flex:none;align-items:center;gap:7px;color:var(--soft);font-size:13px;line-height:18px}
.refusal{display:flex;min-width:0;gap:8px;font-size:13px;line-height:18px}
.refusal .icon{margin-top:1px;color:var(--danger)}
.refusal>span{min-width:0}
.near{display:block;overflow:hidden;text-overflow:ellipsis}
.ticket[data-size=compact] .near{white-space:nowrap}
.ticket[data-size=compact] .paper{gap:10px;padding:16px 16px 12px}
.ticket[data-size=compact] .foot{padding:12px 16px 10px}
.ticket[data-size=compact] h2{font-size:17px;line-height:24px}
.ticket[data-size=compact] .name>p{font-size:13px;line-height:20px;white-space:nowrap}
.ticket[data-size=compact] .name .line .line{overflow:hidden}
.ticket[data-size=compact] .pay{min-height:44px}
.ticket[data-size=compact] .pay+.end{margin-top:8px}
.ticket[data-size=compact] .end{padding-top:8px}
.ticket[data-size=compact] .price strong{font-size:19px;line-height:24px}
.ticket[data-size=compact] .book{min-height:44px;padding-inline:18px;font-size:14px}
.ticket[data-size=compact] .ends{grid-template-columns:minmax(0,1fr) 98px}.ticket[data-size=compact] .pick b{font-size:13px}
.ticket[data-size=wide] .paper{flex-direction:row;align-items:center;gap:14px;padding:12px 14px 12px 12px;border-radius:16px 0 0 16px;-webkit-mask:radial-gradient(circle 9px at 100% 0,#0000 98%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 9px at 100% 100%,#0000 98%,#000) 0 100%/100% 51% no-repeat;mask:radial-gradient(circle 9px at 100% 0,#0000 98%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 9px at 100% 100%,#0000 98%,#000) 0 100%/100% 51% no-repeat}
.ticket[data-size=wide] .thumb{width:72px;height:72px}
.ticket[data-size=wide] h2{font-size:17px;line-height:22px}
.ticket[data-size=wide] .pick{flex:0 0 auto}.ticket[data-size=wide] .pick,.ticket[data-size=compact] .pick{gap:9px;padding-inline:10px}
.ticket[data-size=wide] .stepper{flex:0 0 100px}.ticket[data-size=compact] .paper{justify-content:space-between}.ticket[data-size=compact] .paper>.name{flex:none}
.ticket[data-size=wide] .stepper button,.ticket[data-size=compact] .stepper button{width:36px}
.stub{position:relative;display:grid;flex:none;width:146px;align-content:center;justify-items:center;padding:10px;border-radius:0 16px 16px 0;background:var(--brand);color:var(--on);text-align:center;text-decoration:none;-webkit-mask:radial-gradient(circle 9px at 0 0,#0000 98%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 9px at 0 100%,#0000 98%,#000) 0 100%/100% 51% no-repeat;mask:radial-gradient(circle 9px at 0 0,#0000 98%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 9px at 0 100%,#0000 98%,#000) 0 100%/100% 51% no-repeat}
.stub::before{position:absolute;top:14px;bottom:14px;left:0;width:1.5px;background:repeating-linear-gradient(var(--on) 0 5px,#0000 5px 10px);content:'';opacity:.5}
.stub b{display:flex;align-items:center;gap:8px}
.stub small{font-size:13px;line-height:18px}
.panel{position:absolute;z-index:2;inset:auto 0 0;display:grid;gap:12px;padding:16px;border-radius:16px;background:var(--card);box-shadow:0 0 0 1px var(--line),0 12px 32px rgb(0 0 0/.24);grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr))}
.ticket[data-size=compact] .panel{gap:8px;padding:12px;grid-template-columns:1fr}
.ticket[data-size=wide] .panel{inset:calc(100% + 8px) 0 auto auto;width:min(100%,480px)}
.panel fieldset{display:grid;gap:6px;grid-template-columns:minmax(0,1.2fr) minmax(0,1fr)}
.panel legend{padding:0 0 4px;font-size:13px;font-weight:650}
.panel input,.panel select{min-width:0;min-height:44px;padding:4px 8px;border:1px solid var(--strong);border-radius:10px;background:var(--card);font-size:14px}
.stuck{position:absolute;z-index:3;inset:0;display:flex;flex-direction:column;justify-content:center;gap:8px;min-height:96px;padding:12px 16px;border-radius:16px;background:var(--card);box-shadow:0 0 0 1px var(--line)}
.stuck input{min-width:0;flex:1;min-height:44px;padding:4px 8px;border:1px solid var(--strong);border-radius:10px;background:var(--card)}
.done,.again{min-height:44px;padding:0 20px;border:1px solid var(--strong);border-radius:10px;background:var(--card);cursor:pointer;font-weight:650}
.done{grid-column:1/-1;border-color:var(--brand);background:var(--brand);color:var(--on)}
.ticket.waiting .paper{justify-content:center;align-items:center;text-align:center}
.waiting .line{gap:16px}
.ticket.waiting[data-size=wide] .paper{border-radius:16px;-webkit-mask:none;mask:none}
.waiting a,.waiting ::slotted(a){color:var(--brand)}
@media (prefers-reduced-motion:no-preference){.price,.stub>strong{transition:opacity .15s}}
@media (forced-colors:active){.paper,.foot,.stub{border:1px solid}.strip .open{background:CanvasText}}
${colourSheet()}`;
