import Holidays from 'date-holidays';
import { nearestPlace } from '#server/platform/geo/nearest-place.ts';

/** GeoNames' codes of regions, in order, and what the list of holidays calls each; `-`: it has no days of its own. */
const codes: Readonly<Record<string, string>> = {
  AT: '01:1 02:2 03:3 04:4 05:5 06:6 07:7 08:8 09:9',
  AU: '01:ACT 02:NSW 03:NT 04:QLD 05:SA 06:TAS 07:VIC 08:WA',
  BR:
    '01:AC 02:AL 03:AP 04:AM 05:BA 06:CE 07:DF 08:ES 11:MS 13:MA 14:MT 15:MG 16:PA 17:PB 18:PR 20:PI 21:RJ 22:RN 23:RS ' +
    '24:RO 25:RR 26:SC 27:SP 28:SE 29:GO 30:PE 31:TO',
  CA: '01:AB 02:BC 03:MB 04:NB 05:NL 07:NS 08:ON 09:PE 10:QC 11:SK 12:YT 13:NT 14:NU',
  DE: '01:BW 02:BY 03:HB 04:HH 05:HE 06:NI 07:NW 08:RP 09:SL 10:SH 11:BB 12:MV 13:SN 14:ST 15:TH 16:BE',
  ES: '07:IB 27:RI 29:MD 31:MC 32:NC 34:AS 39:CB 51:AN 52:AR 53:CN 54:CM 55:CL 56:CT 57:EX 58:GA 59:PV 60:VC CE:CE ML:ML',
  // Alsace and the Moselle have days of their own, the rest of the Grand Est (44), which GeoNames counts with them, none.
  FR: '11:- 24:- 27:- 28:- 32:- 52:- 53:- 75:- 76:- 84:- 93:- 94:-',
  IN:
    '01:AN 02:AP 03:AS 05:CH 06:DN 07:DL 09:GJ 10:HR 11:HP 12:JK 13:KL 14:LD 16:MH 17:MN 18:ML 19:KA 20:NL 21:OR 22:PY ' +
    '23:PB 24:RJ 25:TN 26:TR 28:WB 29:SK 30:AR 31:MZ 32:DD 33:GA 34:BR 35:MP 36:UP 37:CT 39:UT 40:TG',
  IT: '01:- 02:- 03:- 04:- 05:- 06:- 07:62 08:- 09:25 10:- 11:- 12:21 13:- 14:- 15:82 16:52 17:32 18:- 19:- 20:-',
  MY: '01:01 02:02 03:03 04:04 05:05 06:06 07:08 08:09 09:07 11:13 12:10 13:11 14:14 15:15 16:12 17:16',
  NL: '01:- 02:- 03:- 04:GR 05:- 06:- 07:NH 09:- 10:- 11:ZH 15:- 16:-',
  NZ:
    '10:CIT E7:AUK E8:BOP E9:CAN F1:GIS F2:HKB F3:MWT F4:MBH F5:NSN F6:NTL F7:OTA F8:STL F9:TKI G1:WKO G2:WGN G3:WTC ' +
    'TAS:TAS',
};

/** The region of a point in a country's list: its code, null where no days hang on it, undefined where it is not known. */
export function holidayRegion(country: string, latitude: number, longitude: number): string | null | undefined {
  const known = new Holidays().getStates(country);
  if (known === undefined || Object.keys(known).length === 0) return null;
  const admin = nearestPlace(latitude, longitude, country)?.admin;
  if (admin === undefined) return undefined;
  const table = codes[country];
  if (table === undefined) return admin in known ? admin : undefined;
  const code = new Map(table.split(' ').map((each) => each.split(':') as [string, string])).get(admin);
  return code === '-' ? null : code;
}
