/** The answer of a call, or a failure without one when it takes longer than `ms`. */
export function answerWithin<Answer>(ms: number, call: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), ms);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
