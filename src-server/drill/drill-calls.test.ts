import { drillThrough } from './drill.fixture.ts';
import { pointsAroundCalls } from './points.ts';

drillThrough(pointsAroundCalls(), 'cards.confirmIntent after book');
