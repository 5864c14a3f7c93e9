import { drillThrough } from './drill.fixture.ts';
import { pointsOfJobs } from './points.ts';

drillThrough(pointsOfJobs(), 'mail taken contact');
