// Turns the API's integers into numbers that people read, and back.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"math/big"
	"net/http"
	"os"
	"strconv"
	"time"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode, market string

// get reads one JSON document from the data node.
func get(path string, into any) {
	response, err := http.Get(dataNode + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(path, ": ", response.Status)
	}
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		log.Fatal(err)
	}
}

// region: to-people
// power gives 10 to the power of decimals. A market can have fewer than no decimals for sizes: with -2, 15 is 1500.
func power(decimals int) *big.Rat {
	if decimals < 0 {
		return new(big.Rat).Inv(power(-decimals))
	}
	return new(big.Rat).SetInt(new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil))
}

// toPeople turns 2650000 with 2 decimals into 26500.00. big.Rat keeps every digit; float64 would not.
func toPeople(integer string, decimals int) (string, error) {
	number, ok := new(big.Rat).SetString(integer)
	if !ok {
		return "", errors.New(integer + " is not a number")
	}
	shown := number.Quo(number, power(decimals))
	if decimals < 0 {
		return shown.FloatString(0), nil
	}
	return shown.FloatString(decimals), nil
}

// timeOf reads a time in nanoseconds since 1970.
func timeOf(nanoseconds string) (time.Time, error) {
	value, err := strconv.ParseInt(nanoseconds, 10, 64)
	return time.Unix(0, value).UTC(), err
}

// endregion: to-people

// region: to-api
// toAPI turns 26500.25 with 2 decimals into 2650025. A finer number than the market takes is an error.
func toAPI(number string, decimals int) (string, error) {
	value, ok := new(big.Rat).SetString(number)
	if !ok {
		return "", errors.New(number + " is not a number")
	}
	if value.Mul(value, power(decimals)); !value.IsInt() {
		return "", errors.New(number + " is finer than the market takes")
	}
	return value.Num().String(), nil
}

// endregion: to-api

// must stops the program when something cannot be read.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	market = setting("MARKET", "the id of a market")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	var answer struct {
		Market struct {
			DecimalPlaces, PositionDecimalPlaces string
			MarketTimestamps                     struct{ Open string }
		}
	}
	get("/api/v2/market/"+market, &answer)
	priceDecimals := must(strconv.Atoi(answer.Market.DecimalPlaces))
	sizeDecimals := must(strconv.Atoi(answer.Market.PositionDecimalPlaces))
	fmt.Println("price 2650000 is", must(toPeople("2650000", priceDecimals)))
	fmt.Println("size 1500 is", must(toPeople("1500", sizeDecimals)))
	fmt.Println("opened", must(timeOf(answer.Market.MarketTimestamps.Open)))
	fmt.Println("26500.25 becomes", must(toAPI("26500.25", priceDecimals)))
	fmt.Println("1.5 becomes", must(toAPI("1.5", sizeDecimals)))
}
