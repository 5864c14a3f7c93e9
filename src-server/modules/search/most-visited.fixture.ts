/**
 * The hundred cities that most travellers visit, by Euromonitor's "Top 100 City Destinations" (2019, the last before the
 * pandemic; Palma and Edinburgh from 2023), each as `latitude, longitude: English | French | Spanish | its own`.
 */
export const mostVisited = `
22.28, 114.16: Hong Kong | Hong Kong | Hong Kong | 香港
13.75, 100.50: Bangkok | Bangkok | Bangkok | กรุงเทพมหานคร
51.51, -0.13: London | Londres | Londres | London
22.20, 113.54: Macau | Macao | Macao | 澳門
1.29, 103.85: Singapore | Singapour | Singapur | 新加坡
48.85, 2.35: Paris | Paris | París | Paris
25.26, 55.30: Dubai | Dubaï | Dubái | دبي
40.71, -74.01: New York City | New York | Nueva York | NYC
3.14, 101.69: Kuala Lumpur | Kuala Lumpur | Kuala Lumpur | Kuala Lumpur
41.01, 28.95: Istanbul | Istanbul | Estambul | İstanbul
28.65, 77.23: Delhi | Delhi | Delhi | दिल्ली
36.91, 30.70: Antalya | Antalya | Antalya | Antalya
22.55, 114.07: Shenzhen | Shenzhen | Shenzhen | 深圳
19.07, 72.88: Mumbai | Bombay | Bombay | मुंबई
7.89, 98.40: Phuket | Phuket | Phuket | ภูเก็ต
41.89, 12.48: Rome | Rome | Roma | Roma
35.69, 139.69: Tokyo | Tokyo | Tokio | 東京
12.93, 100.88: Pattaya | Pattaya | Pattaya | พัทยา
25.05, 121.53: Taipei | Taipei | Taipéi | 台北
21.43, 39.83: Mecca | La Mecque | La Meca | مكة
23.12, 113.25: Guangzhou | Canton | Cantón | 广州
50.09, 14.42: Prague | Prague | Praga | Praha
24.47, 39.61: Medina | Médine | Medina | المدينة المنورة
37.57, 126.98: Seoul | Séoul | Seúl | 서울
26.92, 75.79: Jaipur | Jaipur | Jaipur | जयपुर
27.18, 78.02: Agra | Agra | Agra | आगरा
25.77, -80.19: Miami | Miami | Miami | Miami
34.69, 135.50: Osaka | Osaka | Osaka | 大阪
34.05, -118.24: Los Angeles | Los Angeles | Los Ángeles | LA
31.22, 121.46: Shanghai | Shanghai | Shanghái | 上海
10.82, 106.63: Ho Chi Minh City | Hô-Chi-Minh-Ville | Ciudad Ho Chi Minh | Thành phố Hồ Chí Minh
-8.65, 115.22: Denpasar | Denpasar | Denpasar | Denpasar
41.39, 2.16: Barcelona | Barcelone | Barcelona | Barcelona
36.17, -115.14: Las Vegas | Las Vegas | Las Vegas | Las Vegas
45.46, 9.19: Milan | Milan | Milán | Milano
13.08, 80.28: Chennai | Madras | Chennai | சென்னை
48.21, 16.37: Vienna | Vienne | Viena | Wien
1.49, 103.74: Johor Bahru | Johor Bahru | Johor Bahru | Johor Bahru
21.17, -86.85: Cancun | Cancún | Cancún | Cancún
52.52, 13.41: Berlin | Berlin | Berlín | Berlin
30.06, 31.25: Cairo | Le Caire | El Cairo | القاهرة
37.98, 23.73: Athens | Athènes | Atenas | Αθήνα
28.54, -81.38: Orlando | Orlando | Orlando | Orlando
55.75, 37.62: Moscow | Moscou | Moscú | Москва
45.44, 12.32: Venice | Venise | Venecia | Venezia
40.42, -3.70: Madrid | Madrid | Madrid | Madrid
20.91, 107.18: Ha Long | Ha Long | Ha Long | Hạ Long
24.71, 46.68: Riyadh | Riyad | Riad | الرياض
53.33, -6.25: Dublin | Dublin | Dublín | Baile Átha Cliath
43.77, 11.25: Florence | Florence | Florencia | Firenze
21.02, 105.84: Hanoi | Hanoï | Hanói | Hà Nội
43.65, -79.38: Toronto | Toronto | Toronto | Toronto
-26.20, 28.04: Johannesburg | Johannesbourg | Johannesburgo | Johannesburg
-33.87, 151.21: Sydney | Sydney | Sídney | Sydney
48.14, 11.58: Munich | Munich | Múnich | München
-6.21, 106.85: Jakarta | Jakarta | Yakarta | Jakarta
39.90, 116.40: Beijing | Pékin | Pekín | 北京
59.94, 30.31: Saint Petersburg | Saint-Pétersbourg | San Petersburgo | Санкт-Петербург
50.85, 4.35: Brussels | Bruxelles | Bruselas | Brussel
31.77, 35.22: Jerusalem | Jérusalem | Jerusalén | ירושלים
47.50, 19.04: Budapest | Budapest | Budapest | Budapest
38.72, -9.13: Lisbon | Lisbonne | Lisboa | Lisboa
26.42, 50.09: Dammam | Dammam | Dammam | الدمام
5.41, 100.34: Penang | Penang | Penang | George Town
36.44, 28.22: Rhodes | Rhodes | Rodas | Ρόδος
35.33, 25.14: Heraklion | Héraklion | Heraclión | Ηράκλειο
22.27, 113.57: Zhuhai | Zhuhai | Zhuhai | 珠海
37.77, -122.42: San Francisco | San Francisco | San Francisco | SF
22.57, 88.36: Kolkata | Calcutta | Calcuta | কলকাতা
24.87, 118.67: Quanzhou | Quanzhou | Quanzhou | 泉州
50.06, 19.94: Krakow | Cracovie | Cracovia | Kraków
52.23, 21.01: Warsaw | Varsovie | Varsovia | Warszawa
-12.04, -77.03: Lima | Lima | Lima | Lima
31.63, -8.00: Marrakesh | Marrakech | Marrakech | مراكش
52.37, 4.89: Amsterdam | Amsterdam | Ámsterdam | Amsterdam
35.02, 135.75: Kyoto | Kyoto | Kioto | 京都
59.33, 18.07: Stockholm | Stockholm | Estocolmo | Stockholm
55.68, 12.57: Copenhagen | Copenhague | Copenhague | København
60.17, 24.94: Helsinki | Helsinki | Helsinki | Helsinki
59.91, 10.75: Oslo | Oslo | Oslo | Oslo
43.70, 7.27: Nice | Nice | Niza | Nice
50.94, 6.96: Cologne | Cologne | Colonia | Köln
50.12, 8.68: Frankfurt | Francfort | Fráncfort | Frankfurt am Main
47.37, 8.55: Zurich | Zurich | Zúrich | Zürich
46.20, 6.15: Geneva | Genève | Ginebra | Genf
37.38, -5.97: Seville | Séville | Sevilla | Sevilla
39.57, 2.65: Palma | Palma | Palma | Palma
39.47, -0.38: Valencia | Valence | Valencia | València
40.85, 14.27: Naples | Naples | Nápoles | Napoli
42.65, 18.09: Dubrovnik | Dubrovnik | Dubrovnik | Dubrovnik
44.43, 26.11: Bucharest | Bucarest | Bucarest | București
55.95, -3.20: Edinburgh | Édimbourg | Edimburgo | Edinburgh
-22.91, -43.18: Rio de Janeiro | Rio de Janeiro | Río de Janeiro | Rio de Janeiro
-34.61, -58.38: Buenos Aires | Buenos Aires | Buenos Aires | Buenos Aires
19.43, -99.13: Mexico City | Mexico | Ciudad de México | CDMX
-33.93, 18.42: Cape Town | Le Cap | Ciudad del Cabo | Cape Town
45.51, -73.59: Montreal | Montréal | Montreal | Montréal
49.25, -123.12: Vancouver | Vancouver | Vancouver | Vancouver
38.90, -77.04: Washington | Washington | Washington | Washington DC
21.31, -157.86: Honolulu | Honolulu | Honolulu | Honolulu
`
  .trim()
  .split('\n')
  .map((line) => {
    const [at = '', names = ''] = line.split(': ');
    const [latitude, longitude] = at.split(', ').map(Number);
    return { latitude: latitude ?? 0, longitude: longitude ?? 0, names: names.split(' | ') };
  });
