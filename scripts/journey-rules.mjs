// What a journey may not do, so that its verdict depends on nothing but the product. `journey-rules.test.mjs` applies it
// to every file of `e2e/`, and shows what each line refuses.

const rules = [
  {
    found: /\.(first|last|nth)\(/,
    sentence: 'A locator names the one thing meant; where order is the sentence, `firstOf` and `lastOf` say it.',
    except: /^e2e\/support\/order-of\.ts$/,
  },
  {
    found: /^( *)if \([^\n]*\) (?:(?:await )?expect[.(]|\{\n(?:\1 +[^\n]*\n)*?\1 +(?:[^\n]*\W)?expect[.(])/m,
    sentence: 'An assertion behind a condition may never be made.',
  },
  {
    found: /getByRole\('(?:button|link)', \{[^}]*name: \/(?:\\.|[^/\\])*\|/,
    sentence: 'A button has one name: no guesses.',
  },
  { found: /Math\.random\(/, sentence: 'Nothing is left to chance: `chosen` spreads.' },
  {
    found: /(?<![\w.])now\(\)/,
    sentence: 'SQL asks the clock of the product, product_now().',
    except: /^e2e\/support\/serve\.ts$/,
  },
];

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/**
 * @param path of a journey's file, from the project's folder
 * @returns a sentence for each thing in its text that is refused
 */
export const refusalsIn = (path, text) =>
  rules
    .filter(({ except }) => except?.test(path) !== true)
    .flatMap(({ found, sentence }) =>
      [...text.matchAll(new RegExp(found, `g${found.flags}`))].map(
        ({ index }) => `${path}:${lineOf(text, index)}: ${sentence}`,
      ),
    );
