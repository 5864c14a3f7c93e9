/** A picture in a file of its own. */
export function svgFile(width: number, height: number, content: string, fit = 'xMidYMid slice'): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="${fit}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`
  );
}
