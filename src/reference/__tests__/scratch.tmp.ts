import { makeAll } from '/work/main/src/reference/__tests__/builders';
import { parse } from 'yaml';
function dense(n: number, kind: string) {
  const names = Array.from({length:n},(_,i)=>`S${i}`);
  const ref=(m:string)=>({$ref:`#/components/schemas/${m}`});
  const schemas = Object.fromEntries(names.map((name)=>{
    const others = names.filter(o=>o!==name);
    if (kind==='props') return [name,{type:'object',properties:Object.fromEntries(others.map(o=>[o,ref(o)]))}];
    if (kind==='arrays') return [name,{type:'object',properties:Object.fromEntries(others.map(o=>[o,{type:'array',items:ref(o)}]))}];
    if (kind==='required') return [name,{type:'object',required:others,properties:Object.fromEntries(others.map(o=>[o,ref(o)]))}];
    if (kind==='unions') return [name,{oneOf:others.map(ref)}];
    if (kind==='unionprops') return [name,{type:'object',properties:{id:{type:'string'},next:{anyOf:others.map(ref)}}}];
    if (kind==='allOf') return [name,{allOf:others.map(ref),properties:{[name]:{type:'string'}}}];
    return [name,{}];
  }));
  const paths = {'/a':{get:{tags:['t'],operationId:'a',responses:{200:{description:'',content:{'application/json':{schema:ref('S0')}}}}}}};
  return JSON.stringify({paths,components:{schemas}});
}
const kind=process.argv[2]!, n=Number(process.argv[3]), stated = process.argv[4];
const t=Date.now();
let y = dense(n,kind);
if (stated) { const d=JSON.parse(y); d.components.schemas.S0['x-page']='m/s0'; y=JSON.stringify(d); }
const made=makeAll(y);
console.log(kind,n,stated??'',Date.now()-t,'ms',JSON.stringify(made.pages).length, made.pages.length, made.index.fields.length);
