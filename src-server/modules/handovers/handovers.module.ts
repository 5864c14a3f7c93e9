/** The door of hand-overs: the chained record, which knows bags and ids only. */
export { addHandOver, hashOf, linkedTo } from './chain.ts';
export { HandOver, type HandOverKind } from './hand-over.entity.ts';
export { verifyCustody } from './verify-custody.ts';
